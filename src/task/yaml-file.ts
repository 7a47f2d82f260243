import { readFileSync } from 'node:fs'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { type FileIssue, InvalidFileError } from '../core/errors.ts'
import { deepLineOf, nestingIssue, TOO_DEEP } from '../core/nesting.ts'
import { isPrintable } from '../core/printable.ts'
import { systemCode } from '../core/system-code.ts'
import type { Path, TaskIssue } from './part-checker.ts'

/** The text of a file that people write. @throws InvalidFileError if it cannot be read */
export function readText(path: string, hint: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = systemCode(error)
    const message = code === 'ENOENT' ? 'no such file' : (error as Error).message
    throw new InvalidFileError(path, [{ path: '', message }], hint)
  }
}

/** A YAML file (JSON is YAML), with the line number of each part. */
export class YamlFile {
  readonly #name: string
  readonly #lines = new LineCounter()
  readonly #document: Document

  /**
   * @param name name that replaces the file name in messages
   * @throws InvalidFileError with every line that is not YAML
   */
  constructor(text: string, name: string) {
    this.#name = name
    const deep = deepLineOf(text)
    if (deep !== undefined) throw new InvalidFileError(name, [{ path: '', line: deep, message: TOO_DEEP }])
    this.#document = parseDocument(text, { lineCounter: this.#lines, uniqueKeys: true })
    const { errors } = this.#document
    if (errors.length > 0)
      throw new InvalidFileError(
        name,
        errors.map((error) => ({
          path: '',
          line: error.linePos?.[0].line ?? 1,
          message: error.message.split('\n')[0] ?? 'not YAML',
        })),
      )
    this.#refuseControlCharacters()
  }

  /** Texts in a file may end up in terminals and chats, so they must not contain control characters. */
  #refuseControlCharacters(): void {
    visit(this.#document, {
      Scalar: (_key, { value, range }) => {
        if (typeof value !== 'string' || isPrintable(value)) return
        const line = this.#lines.linePos(range?.[0] ?? 0).line
        throw new InvalidFileError(this.#name, [
          { path: '', line, message: `${JSON.stringify(value.slice(0, 40))} holds control characters` },
        ])
      },
    })
  }

  /**
   * The parsed content. Aliases are resolved here: aliases without an anchor, far too many aliases, and parts that contain
   * themselves are issues of the file.
   */
  content(): unknown {
    let content: unknown
    try {
      content = this.#document.toJS()
    } catch (error) {
      throw new InvalidFileError(this.#name, [{ path: '', message: (error as Error).message }])
    }
    const issue = nestingIssue(content)
    if (issue !== undefined) throw this.errorOf([issue])
    return content
  }

  /** An error that names each issue with its line. */
  errorOf(issues: readonly TaskIssue[], hint?: string): InvalidFileError {
    return new InvalidFileError(
      this.#name,
      issues.map(({ path, message, isKey = false }): FileIssue => {
        const line = isKey ? this.#lineOfKey(path) : this.#lineOf(path)
        return { path: path.join('.'), message, ...(line === undefined ? {} : { line }) }
      }),
      hint,
    )
  }

  /** The line of the part at a path, or of the closest enclosing part that the file has. */
  #lineOf(path: Path): number | undefined {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line
    }
    return undefined
  }

  /** The line of a key. Its value may begin on the next line. */
  #lineOfKey(path: Path): number | undefined {
    const parent = this.#document.getIn(path.slice(0, -1), true)
    const pairs = isMap(parent) ? parent.items : []
    const key = pairs
      .map((pair) => pair.key)
      .find((node) => isScalar(node) && String(node.value) === path.at(-1))
    return isNode(key) && key.range ? this.#lines.linePos(key.range[0]).line : this.#lineOf(path)
  }
}
