/**
 * Trusted Types: where browsers support them, the gateway's pages do not let text become markup or code
 * (`require-trusted-types-for` in gateway/edge/content-security.ts). Libraries that still write markup (the map, the editor of
 * the playground) pass through the default policy, which removes scripts, frames, event handlers and script addresses; the
 * Content-Security-Policy blocks the rest.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (text: string) => string;
      readonly createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML(text: string): string };
}

const RUNNABLE = 'script,iframe,frame,object,embed,link,meta,base,style,template,noscript,form';

/** `mayLoad` admits the workers of the page; by default there are none. */
export function installTrustedTypes(mayLoad: (address: URL) => boolean = () => false): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  // Markup that is parsed outside of the document runs no scripts.
  const inert = trustedTypes.createPolicy('inert-html', { createHTML: (text) => text });
  trustedTypes.createPolicy('default', {
    createHTML: (text) =>
      text.includes('<')
        ? removeScripts(new DOMParser().parseFromString(inert.createHTML(text), 'text/html')).body.innerHTML
        : text,
    createScriptURL: (address) => (mayLoad(new URL(address, location.href)) ? address : null),
  });
}

/** Removes everything executable from the document, in place. */
export function removeScripts(page: Document): Document {
  for (const element of page.querySelectorAll(RUNNABLE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (/^on|^srcdoc$/i.test(name) || hasForeignScheme(value)) element.removeAttribute(name);
    }
  }
  return page;
}

/** Browsers remove white space and control characters before they parse the scheme. */
const hasForeignScheme = (value: string): boolean =>
  /^(javascript:|vbscript:|data:(?!image\/))/i.test(value.replace(/[\p{Control}\s]/gu, ''));
