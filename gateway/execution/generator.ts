import { quoted } from './leaf-printers';
import type { LeafPrinter } from './leaf-printers';
import type { FieldResolver, FieldShape, ObjectShape, ValueShape } from './shape';

/** JavaScript that prints a result, and its dependencies. */
export interface GeneratedCode {
  /** The body of a function that returns the printer of the operation's root object, which encodes the texts of its fields. */
  readonly source: string;
  readonly leaves: readonly LeafPrinter[];
  readonly resolvers: readonly FieldResolver[];
}

/** The names that generated code can use in addition to its own. */
export const generatedParameters = ['leaves', 'call', 'bail', 'isFailed', 'joined', 'encoded'] as const;

/**
 * Writes one function for each object type and list of a shape. A function takes a value, and `run` if it calls a resolver, and
 * returns the JSON of the value, or a promise of that JSON. The only parts taken from a document are names, each as a JSON text.
 */
export function generateCode(root: ObjectShape): GeneratedCode {
  const generator = new Generator();
  const entry = generator.objectPrinter(root, true);
  return {
    source: `"use strict";\n${generator.functions.join('\n')}\nreturn ${entry};`,
    leaves: generator.leaves,
    resolvers: generator.resolvers,
  };
}

class Generator {
  readonly functions: string[] = [];
  readonly leaves: LeafPrinter[] = [];
  readonly resolvers: FieldResolver[] = [];
  private names = 0;

  /** The name of a function that prints an object; the root ignores its value. */
  objectPrinter(object: ObjectShape, isRoot = false): string {
    const { type, fields, isResolved } = object;
    const name = this.newName(type.name);
    const check = isRoot
      ? ''
      : 'if (typeof v !== "object" || v === null || typeof v.then === "function" || isFailed(v)) bail();';
    const body = new Body();
    body.add('{');
    fields.forEach((field, at) => {
      body.add(`${at === 0 ? '' : ','}${quoted(field.responseName)}:`);
      this.printField(field, body);
    });
    body.add('}');
    const end = isRoot ? ENCODE : isResolved ? JOIN_IF_LATER : RETURN;
    this.functions.push(`function ${name}(v, run) {\n${check}\n${body.write(end)}\n}`);
    return name;
  }

  private printField({ name, value, resolver }: FieldShape, body: Body): void {
    if (value.kind === 'typeName') return body.add(quoted(value.name));
    if (resolver === undefined) {
      const property = body.read(`v[${JSON.stringify(name)}]`);
      return body.addExpression(this.expression(value, property), value.isResolved);
    }
    const complete = this.newName(`complete_${name}`);
    this.functions.push(`function ${complete}(v, run) { return ${this.expression(value, 'v')}; }`);
    const index = this.resolvers.push(resolver) - 1;
    body.addExpression(`call(${index}, v, run, ${complete})`, true);
  }

  /** An expression for the JSON of a value, given an expression without effects for the value. */
  private expression(value: ValueShape, of: string): string {
    if (value.kind === 'typeName') return JSON.stringify(quoted(value.name));
    const printed = `${this.printerOf(value)}(${of}${value.isResolved ? ', run' : ''})`;
    return value.isNullable ? `(${of} === null || ${of} === undefined ? "null" : ${printed})` : printed;
  }

  private printerOf(value: Exclude<ValueShape, { kind: 'typeName' }>): string {
    switch (value.kind) {
      case 'leaf':
        return this.leafPrinter(value.print);
      case 'list':
        return this.listPrinter(value.item);
      case 'object':
        return this.objectPrinter(value.object);
      case 'abstract':
        return this.abstractPrinter(value.objects);
    }
  }

  private leafPrinter(print: LeafPrinter): string {
    const known = this.leaves.indexOf(print);
    const index = known === -1 ? this.leaves.push(print) - 1 : known;
    const name = `leaf${index}`;
    if (known === -1) this.functions.unshift(`const ${name} = leaves[${index}];`);
    return name;
  }

  private listPrinter(item: ValueShape): string {
    const name = this.newName('list');
    const printed = this.expression(item, 'item');
    const add = item.isResolved
      ? `const p = ${printed}; if (typeof p === "string") t += p; else { (parts ??= []).push(t, p); t = ""; }`
      : `t += ${printed};`;
    this.functions.push(`function ${name}(v, run) {
if (!Array.isArray(v)) bail();
let t = "[", parts;
for (let at = 0; at < v.length; at += 1) {
const item = v[at];
if (at !== 0) t += ",";
${add}
}
t += "]";
${item.isResolved ? JOIN_IF_LATER : RETURN}
}`);
    return name;
  }

  private abstractPrinter(objects: readonly ObjectShape[]): string {
    const name = this.newName('abstract');
    const cases = objects.map(
      (object) =>
        `case ${JSON.stringify(object.type.name)}: return ${this.objectPrinter(object)}(v${object.isResolved ? ', run' : ''});`,
    );
    this.functions.push(`function ${name}(v, run) {
if (typeof v !== "object" || v === null) bail();
switch (v.__typename) { ${cases.join('\n')} }
bail();
}`);
    return name;
  }

  private newName(about: string): string {
    this.names += 1;
    return `${about}_${this.names}`;
  }
}

/** The ends of functions: `t` is the text after the last of the `parts`, which are defined if a part arrives later. */
const RETURN = 'return t;';
const JOIN_IF_LATER = `if (parts !== undefined) { parts.push(t); return joined(parts); }\n${RETURN}`;
const ENCODE = '(parts ??= []).push(t);\nreturn encoded(parts);';

/** The statements of a function that builds a text. Adjacent constant texts are merged. */
class Body {
  private readonly statements: string[] = [];
  private constant = '';

  add(text: string): void {
    this.constant += text;
  }

  /** Reads a property once; returns its name in the code. */
  read(property: string): string {
    this.flush();
    this.statements.push(`p = ${property};`);
    return 'p';
  }

  addExpression(expression: string, mayBeLater: boolean): void {
    this.flush();
    this.statements.push(
      mayBeLater
        ? `p = ${expression}; if (typeof p === "string") t += p; else { (parts ??= []).push(t, p); t = ""; }`
        : `t += ${expression};`,
    );
  }

  write(end: string): string {
    this.flush();
    return `let t = "", p, parts;\n${this.statements.join('\n')}\n${end}`;
  }

  private flush(): void {
    if (this.constant !== '') this.statements.push(`t += ${JSON.stringify(this.constant)};`);
    this.constant = '';
  }
}
