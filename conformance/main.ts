/**
 * `npm run conformance -- --url https://platform.example --token …`: tests a platform against schema/platform.openapi.yaml
 * (docs/conformance.md). Exit code 0: no findings; 1: it deviates; 2: the command is invalid.
 */
import { CommandError, parseCommand, USAGE } from './command';
import { textOf } from './report';
import { runConformance } from './run';

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2), process.env);
  if (command === 'help') return console.log(USAGE);
  const report = await runConformance(command);
  console.log(command.json ? JSON.stringify(report, null, 2) : textOf(report));
  process.exitCode = report.isConformant ? 0 : 1;
}

main().catch((error: unknown) => {
  if (error instanceof CommandError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
