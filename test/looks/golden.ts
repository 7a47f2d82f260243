import { createHash } from 'node:crypto'
import minecraftData from 'minecraft-data'
import { packagePath } from '../../src/core/package-root.ts'
import { specimenPicture } from './sheet.ts'
import { blockOf, SPECIMENS } from './specimens.ts'

export const GOLDEN = packagePath('test', 'looks', 'golden.json')

/** Edge of the pictures that are compared, in pixels. */
const SIZE = 48

/** The first digits of the hash of a specimen's picture. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(specimenPicture(text, SIZE).pixels).digest('hex').slice(0, 16)

/** The versions whose blocks have looks. */
export const VERSIONS = ['1.16.5', '1.19.2', '1.20.4', '1.21.1', '1.21.4']
export const GOLDEN_VERSIONS = packagePath('test', 'looks', 'golden-versions.json')

/**
 * A fingerprint for each version and family: of the specimens that the version has, each with the properties and usual values
 * that its blocks have there.
 */
export function versionFingerprints(): Record<string, Record<string, string>> {
  const known = new Map<string, string>()
  const print = (text: string): string => {
    const own = known.get(text) ?? fingerprint(text)
    known.set(text, own)
    return own
  }
  return Object.fromEntries(
    VERSIONS.map((version) => {
      const usual = usualStates(version)
      const families = SPECIMENS.map(({ family, blocks }): [string, string] => {
        const prints = blocks.flatMap((text) => {
          const whole = completed(text, usual)
          return whole === undefined ? [] : [print(whole)]
        })
        const digest = createHash('sha256').update(prints.join(' ')).digest('hex').slice(0, 12)
        return [family, `${prints.length} of ${blocks.length}: ${digest}`]
      })
      return [version, Object.fromEntries(families)]
    }),
  )
}

type Properties = Readonly<Record<string, string>>

/** The properties that each block of a version usually has. */
function usualStates(version: string): Map<string, Properties> {
  return new Map(
    minecraftData(version).blocksArray.map(({ name, states = [], defaultState, minStateId }) => {
      let rest = (defaultState ?? 0) - (minStateId ?? 0)
      const properties: Record<string, string> = {}
      for (const { name: key, type, num_values: count, values } of [...states].reverse()) {
        const place = rest % count
        rest = Math.floor(rest / count)
        properties[key] =
          values?.[place]?.toString() ?? (type === 'bool' ? String(place === 0) : String(place))
      }
      return [name, properties]
    }),
  )
}

/** A specimen with all properties of its blocks; undefined where a version lacks one of them. */
function completed(text: string, usual: ReadonlyMap<string, Properties>): string | undefined {
  const blocks = text.split(/([|+])/).map((piece) => {
    if (piece === '|' || piece === '+') return piece
    const { name, properties } = blockOf(piece)
    const own = usual.get(name)
    if (own === undefined) return undefined
    const pairs = Object.entries({ ...own, ...properties }).map(([key, value]) => `${key}=${value}`)
    return pairs.length === 0 ? name : `${name}[${pairs.join(',')}]`
  })
  return blocks.includes(undefined) ? undefined : blocks.join('')
}

/** The fingerprints of all specimens, family by family. */
export const fingerprints = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    SPECIMENS.map(({ family, blocks }) => [
      family,
      Object.fromEntries(blocks.map((text) => [text, fingerprint(text)])),
    ]),
  )
