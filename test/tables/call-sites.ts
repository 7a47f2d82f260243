import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { packagePath } from '../../src/core/package-root.ts'

/** Where a table is made: a function of a file, and how many tables it makes. */
export interface TableSite {
  readonly file: string
  readonly function: string
  readonly tables: number
}

const SRC = packagePath('src')
/** The model and its printers make no tables of their own. */
const MODEL = join('report', 'table') + sep
const IMPORT = /import \{([^}]*)\} from '[^']*\/table\/(?:model|table)\.ts'/g

/** Every place outside the model where a table is made, by the nearest function with a name. */
export const tableSites = (): TableSite[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith(MODEL))
    .flatMap((name) => sitesIn(name, readFileSync(join(SRC, name), 'utf8')))

/** The same for one file. */
export function sitesIn(file: string, content: string): TableSite[] {
  const imported = [...content.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const makers = ['table', 'tableOf'].filter((name) => imported.includes(name))
  if (makers.length === 0) return []
  const functions: { name: string; start: number; end: number }[] = []
  const calls: number[] = []
  new Visitor({
    FunctionDeclaration({ id, start, end }) {
      if (id !== null) functions.push({ name: id.name, start, end })
    },
    VariableDeclarator({ id, init, start, end }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        functions.push({ name: id.name, start, end })
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && makers.includes(callee.name)) calls.push(start)
    },
  }).visit(parseSync(file, content).program)
  const around = (at: number) =>
    functions.filter(({ start, end }) => start <= at && at < end).sort((a, b) => b.start - a.start)[0]
      ?.name ?? '(top)'
  return [...Map.groupBy(calls, around)].map(([name, own]) => ({ file, function: name, tables: own.length }))
}

/** The place in the stack that made a table: file, function, and which call of it. */
export function siteIn(stack: string): { file: string; function: string; at: string } | undefined {
  const frames = [
    ...stack.matchAll(
      /^ +at (?:async )?(?:(?:Object\.)?(\S+) )?\(?(?:file:\/\/)?([^\s()]+?):(\d+:\d+)\)?$/gm,
    ),
  ].map(([, name = '', path = '', at = '']) => ({ name, file: relative(SRC, path.replace(/\?.*$/, '')), at }))
  const first = frames.find(
    ({ file }) => !file.startsWith('..') && !file.startsWith(MODEL) && !file.includes('node_modules'),
  )
  if (first === undefined) return undefined
  const named = frames.find(({ file, name }) => file === first.file && /^[A-Za-z]\w*$/.test(name))
  return { file: first.file, function: named?.name ?? '(top)', at: first.at }
}
