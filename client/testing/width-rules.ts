/** The style sheets and media queries that apply at a window width; jsdom itself has no width. */
const PX_PER_REM = 16;

/** Whether a media query for widths alone matches. */
export function isMet(media: string, width: number): boolean {
  const limits = [...media.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, kind, limit, unit]) => {
      const px = Number(limit) * (unit === 'rem' ? PX_PER_REM : 1);
      return kind === 'min' ? width >= px : width <= px;
    })
  );
}

/** The value that the last rule for an element (not for its pseudo-elements) declares; undefined when none does. */
export function declaredAt(width: number, element: Element, property: string): string | undefined {
  const values = [...document.styleSheets].flatMap((sheet) =>
    rulesAt(width, [...sheet.cssRules]).flatMap(({ selectorText, style }) =>
      !selectorText.includes('::') && element.matches(selectorText) ? [style.getPropertyValue(property)] : [],
    ),
  );
  return values.findLast((value) => value !== '');
}

function rulesAt(width: number, rules: readonly CSSRule[]): readonly CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (isStyleRule(rule)) return [rule];
    return isMediaRule(rule) && isMet(rule.media.mediaText, width) ? rulesAt(width, [...rule.cssRules]) : [];
  });
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;
