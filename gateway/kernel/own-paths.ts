/** From a documented path to the platform's own, with its verb if that differs: `/v3/quote`, `POST /v3/travelers`. */
export type OwnPaths = Readonly<Record<string, string>>;

export const OWN_PATH = /^((GET|POST|PUT|PATCH|DELETE) )?\/\S*$/;

/** The verb and the path that the platform has for a documented operation. */
export function ownAddress(
  paths: OwnPaths,
  method: string,
  path: string,
): { readonly method: string; readonly path: string } {
  const [first = path, second] = (paths[path] ?? path).split(' ');
  return second === undefined ? { method, path: first } : { method: first, path: second };
}
