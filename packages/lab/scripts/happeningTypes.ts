// Reads the happenings of games, with their fields, from the TypeScript types.
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

export interface HappeningType {
  type: string;
  /** `name: what it holds`, in the order of the declaration. */
  fields: string[];
}

/** A longer list of words is counted, not written out. */
const MOST_WORDS = 8;

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
};

/** The compiler package has the type libraries of the language in memory. */
function compilerHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const libraries = new Map(
    getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]),
  );
  const { fileExists, readFile } = host;
  return {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    fileExists: (path) => libraries.has(path) || fileExists(path),
    readFile: (path) => libraries.get(path) ?? readFile(path),
    getSourceFile(path, language) {
      const text = libraries.get(path) ?? readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, language);
    },
  };
}

/** For each file the members of the union `Happening` that it exports, by type. */
export function happeningTypes(files: readonly string[]): HappeningType[][] {
  const program = ts.createProgram([...files], OPTIONS, compilerHost());
  const checker = program.getTypeChecker();
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const union = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Happening');
    if (union === undefined) throw new Error(`${file} exports no type 'Happening'`);
    const type = checker.getDeclaredTypeOfSymbol(union);
    const found = (type.isUnion() ? type.types : [type]).flatMap((one) => membersOf(checker, one));
    return found.toSorted((a, b) => compare(a.type, b.type) || compare(a.fields.join(), b.fields.join()));
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One member may stand for several types with the same fields. */
function membersOf(checker: ts.TypeChecker, member: ts.Type): HappeningType[] {
  const properties = checker.getPropertiesOfType(member);
  const tag = properties.find(({ name }) => name === 'type');
  if (tag === undefined) throw new Error(`${checker.typeToString(member)} has no 'type'`);
  const fields = properties.filter((one) => one !== tag).flatMap((one) => fieldWords(checker, one));
  const types = checker.getTypeOfSymbol(tag);
  return (types.isUnion() ? types.types : [types]).map((one) => {
    if (!one.isStringLiteral())
      throw new Error(`${checker.typeToString(one)} is no single type of happening`);
    return { type: one.value, fields };
  });
}

function fieldWords(checker: ts.TypeChecker, field: ts.Symbol): string[] {
  const all = checker.getTypeOfSymbol(field);
  const type = checker.getNonNullableType(all);
  if (type.flags & ts.TypeFlags.Never && !(all.flags & ts.TypeFlags.Null)) return [];
  const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
  return [`${field.name}${optional}: ${typeWords(checker, all)}`];
}

/** The type of a field in words for people who write cases. */
function typeWords(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.Any) throw new Error('a type cannot be resolved');
  if (type.flags & ts.TypeFlags.Null) return 'null';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'true or false';
  if (type.isStringLiteral()) return type.value === '' ? "''" : type.value;
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.StringLike) return 'text';
  if (type.flags & ts.TypeFlags.NumberLike && !type.isUnion()) return 'number';
  if (type.isUnion()) return unionWords(checker, type);
  if (checker.isTupleType(type))
    return `[${argumentsOf(checker, type)
      .map((one) => typeWords(checker, one))
      .join(', ')}]`;
  if (checker.isArrayType(type))
    return `list of ${argumentsOf(checker, type).map((one) => typeWords(checker, one))}`;
  const index = checker.getIndexInfosOfType(type)[0];
  if (index !== undefined)
    return `{ ${typeWords(checker, index.keyType)}: ${typeWords(checker, index.type)}, … }`;
  const fields = checker.getPropertiesOfType(type).flatMap((one) => fieldWords(checker, one));
  return `{ ${fields.join(', ')} }`;
}

/** Lists and tuples are type references, whose type arguments are read here. */
const argumentsOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] =>
  checker.getTypeArguments(type as ts.TypeReference);

function unionWords(checker: ts.TypeChecker, union: ts.UnionType): string {
  const members = union.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  const names = members.filter((one) => one.isStringLiteral() && one.value !== '');
  const counted = names.length > MOST_WORDS;
  const others = members.filter((one) => !counted || !names.includes(one));
  const words = others.map((one) => typeWords(checker, one)).toSorted(compare);
  if (counted) words.unshift(`text (one of ${names.length})`);
  return [...new Set(words)].join(' or ');
}
