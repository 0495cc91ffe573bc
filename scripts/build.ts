/** `npm run build`: the client's pages, the mountable module, the renderer of pages, and the servers, side by side. */
import { generateIfStale } from './generate';
import { buildBundle, mountableModule, playground, portal, renderer, servers } from './bundles';

async function buildAll(): Promise<void> {
  await generateIfStale();
  // The portal's build empties the folder that the two later builds write into.
  const client = async () =>
    (await buildBundle(portal)) && (await buildBundle(mountableModule)) && (await buildBundle(playground));
  const results = await Promise.all([client(), buildBundle(renderer), buildBundle(servers)]);
  if (results.includes(false)) process.exitCode = 1;
}

void buildAll();
