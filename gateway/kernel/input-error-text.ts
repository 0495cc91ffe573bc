/**
 * The message of graphql-js for an invalid variable or argument, without the value: it may be anything that the user typed, and
 * graphql-js quotes it (`got invalid value "4111…" at …`). Members of the schema are named.
 */
const MEMBER_ALONE =
  /^(?:Expected non-nullable type "[^"]+" not to be null|Expected type "\w+" to be an object|Field "\w+" of required type "[^"]+" was not provided|Exactly one key must be specified for OneOf type "\w+")\./;

/**
 * The rule of a scalar, as modules/scalars words it. A reason with a semicolon may be text of the user: it then begins within the
 * quoted value.
 */
const RULE_OF_SCALAR = /^\w+ has to be [^;]*$/;

/** Reasons that also quote the input, with a replacement that does not. */
const QUOTING: readonly (readonly [RegExp, string])[] = [
  [/^Value .* does not exist in ("\w+") enum.*$/s, ' The value does not exist in $1 enum.'],
  [/^Field .* is not defined by type ("\w+").*$/s, ' A field is not defined by type $1.'],
  [/^(Expected type "\w+")\..*$/s, ' $1.'],
  [/^((?:Enum "\w+"|\w+) cannot represent [^:]*): .*$/s, ' $1.'],
];

function reasonWithoutValues(reason: string): string {
  if (RULE_OF_SCALAR.test(reason)) return ` ${reason}`;
  const named = MEMBER_ALONE.exec(reason)?.[0];
  if (named !== undefined) return ` ${named}`;
  const [pattern, replacement] = QUOTING.find(([each]) => each.test(reason)) ?? [];
  return pattern === undefined || replacement === undefined ? '' : reason.replace(pattern, replacement);
}

export function withoutValues(message: string): string {
  return message
    .replace(
      /(invalid value) .*?( at "[\w.[\]]+")?; (.*)$/s,
      (_, start: string, at: string | undefined, reason: string) =>
        `${start}${at ?? ''}.${reasonWithoutValues(reason)}`,
    )
    .replace(/(has invalid value) [^;]*$/s, '$1.')
    .replace(/((?:cannot|non-\w+) represent [^:]*): .*$/s, '$1.')
    .replace(/(Expected value of type [^,]*), found .*$/s, '$1.');
}
