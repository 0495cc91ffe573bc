import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { parse, validate, type GraphQLSchema } from 'graphql';
import type { TrustedManifest } from '#gateway/guard/trusted-documents.ts';

interface SchemaChange {
  readonly message: string;
  readonly isBreaking: boolean;
  /** Clients keep working, but may receive unknown values, such as a new member of an enum. */
  readonly isDangerous: boolean;
}

/** The changes that a client would notice, breaking ones first; changed descriptions and marks of members are excluded. */
export async function changesBetween(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  const changes = await diff(before, after);
  return changes
    .filter(({ type }) => !/DESCRIPTION|DIRECTIVE_USAGE/.test(type))
    .map(({ message, criticality: { level } }) => ({
      message,
      isBreaking: level === CriticalityLevel.Breaking,
      isDangerous: level === CriticalityLevel.Dangerous,
    }))
    .sort((left, right) => rank(left) - rank(right));
}

const rank = ({ isBreaking, isDangerous }: SchemaChange): number => (isBreaking ? 0 : isDangerous ? 1 : 2);

/** The changelog with the changes under their release day, the latest day first. */
export function changelogWith(changelog: string, day: string, changes: readonly SchemaChange[]): string {
  if (changes.length === 0) return changelog;
  const heading = `## ${day}\n\n`;
  const lines = changes.map(lineOf).join('\n');
  if (changelog.includes(heading)) return changelog.replace(heading, `${heading}${lines}\n`);
  const [introduction = '', ...days] = changelog.split(/^(?=## )/m);
  return [`${introduction.trimEnd()}\n`, `${heading}${lines}\n`, days.join('')]
    .filter((part) => part !== '')
    .join('\n');
}

function lineOf({ message, isBreaking, isDangerous }: SchemaChange): string {
  const mark = isBreaking ? '**Breaking.** ' : isDangerous ? '**Check your client.** ' : '';
  return `- ${mark}${message.replaceAll("'", '`')}`;
}

/** The documents that the graph would refuse, each with the first reason. */
export function refusedDocuments(
  schema: GraphQLSchema,
  { operations }: TrustedManifest,
): { readonly name: string; readonly problem: string }[] {
  return operations.flatMap(({ name, body }) => {
    const [error] = validate(schema, parse(body));
    return error === undefined ? [] : [{ name, problem: error.message.replace(/ Did you mean .*$/s, '') }];
  });
}
