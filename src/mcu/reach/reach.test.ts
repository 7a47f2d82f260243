import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../game/version.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { isExplained, naiveChain, prerequisitesOf, reachability } from './prerequisites.ts'

const MADE = new Set(['craft', 'smelt', 'mine'])
const atomOf = (id: string) => {
  const atom = atomsOf('1.19.2').find((one) => one.id === id)
  if (atom === undefined) throw new Error(`no atom ${id}`)
  return atom
}

describe('the prerequisites of atoms', () => {
  it.each(GAME_VERSIONS)(
    'of %s reach 98 of 100 atoms of crafting, smelting and mining, or say why not',
    (version) => {
      const prerequisites = prerequisitesOf(version)
      const made = atomsOf(version).filter(({ family }) => MADE.has(family))
      const unexplained = made.flatMap((atom) => {
        const found = reachability(atom, prerequisites)
        return found.reached || isExplained(found.reason) ? [] : [`${atom.id}: ${found.reason}`]
      })
      expect(unexplained.slice(Math.floor(made.length / 50))).toEqual([])
    },
  )

  it('give each atom a naive version whose every step comes after what it needs', () => {
    const prerequisites = prerequisitesOf('1.19.2')
    const atom = atomOf('craft_diamond_pickaxe')
    const chain = naiveChain(atom, prerequisites)
    const place = (node: string) => chain.indexOf(node)
    expect(place('item:diamond')).toBeGreaterThan(place('item:iron_pickaxe'))
    expect(place('item:iron_pickaxe')).toBeGreaterThan(place('item:furnace'))
    expect(place('item:diamond')).toBeGreaterThan(place('block:diamond_ore'))
    expect(chain.at(-1)).toBe('task:craft_diamond_pickaxe')
    expect(new Set(chain).size).toBe(chain.length)
  })

  it('get iron from ore, not from golems', () => {
    const chain = naiveChain(atomOf('craft_bucket'), prerequisitesOf('1.19.2'))
    expect(chain).toContain('block:iron_ore')
    expect(chain).not.toContain('mob:iron_golem')
  })

  it('get emeralds from ore, not from evokers', () => {
    const { plan } = prerequisitesOf('1.19.2')
    const sources = plan([{ item: 'emerald', count: 1 }]).map(({ recipe }) => recipe.source?.name)
    expect(sources).toContain('emerald_ore')
    expect(sources).not.toContain('evoker')
  })

  it('lead to other dimensions through what opens them', () => {
    const chain = naiveChain(atomOf('find_shulker'), prerequisitesOf('1.19.2'))
    const order = ['block:obsidian', 'place:nether', 'item:ender_eye', 'place:end', 'mob:shulker']
    const places = order.map((node) => chain.indexOf(node))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})
