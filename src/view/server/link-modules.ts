import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { InvariantError } from '../../core/errors.ts'
import { quietly } from '../../core/quietly.ts'

interface LinkedModule {
  name: string
  code: string
}

const IMPORT = /^import (?:\{([^}]*)\} from )?'(\.[^']+)'$/gm
const EXPORT = /^export (?=(?:async )?(?:const|function\*?|class) )/gm
const DECLARED = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm

/**
 * Links an ES module and all of its imports into one script for the browser, without a build step: types are
 * stripped from sources, and the built package has none. Each module becomes a function that returns its
 * exports. It reads our own modules, which import and export by name only.
 * @throws InvariantError for a module that does anything else
 */
export function linkModules(entry: URL): string {
  const modules = new Map<string, LinkedModule>()
  add(entry, modules)
  return `(() => {\n'use strict'\n${[...modules.values()].map(({ code }) => code).join('\n')}\n})()\n`
}

function add(url: URL, modules: Map<string, LinkedModule>): LinkedModule {
  const known = modules.get(url.href)
  if (known !== undefined) return known
  const source = plainSource(url)
  const names = [...source.matchAll(DECLARED)].map(([, name]) => name!)
  const body = source
    .replaceAll(IMPORT, (_whole, bindings: string | undefined, from: string) => {
      const { name } = add(new URL(from, url), modules)
      const wanted = bindingsOf(bindings)
      return wanted === '' ? '' : `const { ${wanted} } = ${name}`
    })
    .replaceAll(EXPORT, '')
  const strange = /^(?:import|export)\b.*$/m.exec(body)?.[0]
  if (strange !== undefined)
    throw new InvariantError(`${url.pathname} cannot be linked for the browser: ${strange}`)
  const name = `$${modules.size}`
  const linked = { name, code: `const ${name} = (() => {\n${body}\nreturn { ${names.join(', ')} }\n})()` }
  modules.set(url.href, linked)
  return linked
}

/** The names in an import, as a destructuring pattern. Types have been stripped; only their commas remain. */
const bindingsOf = (bindings = ''): string =>
  bindings
    .split(',')
    .map((binding) => binding.trim().replace(' as ', ': '))
    .filter((binding) => binding !== '')
    .join(', ')

function plainSource(url: URL): string {
  const text = readFileSync(url, 'utf8')
  // Node warns that stripping types by hand is experimental; but it strips our sources in the same way in order to run them.
  const plain = url.pathname.endsWith('.ts') ? quietly(() => stripTypeScriptTypes(text)) : text
  // The compiler ends lines with semicolons, leaves spaces where types were, and marks modules without exports.
  return plain
    .replaceAll(/^(import|export)\s+/gm, '$1 ')
    .replaceAll(/^(import [^;']*'[^']*'|export \{\})[; \t]*$/gm, '$1')
    .replaceAll(/^export \{\}$/gm, '')
}
