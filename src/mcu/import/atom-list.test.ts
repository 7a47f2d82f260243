import { describe, expect, it } from 'vitest'
import { atomsOf } from '../atoms/atoms.ts'
import { mapAtomList } from './atom-list.ts'

const atoms = atomsOf('1.19.2')
const map = (text: string) => mapAtomList(text, atoms)
const idOf = (line: string) => map(line).lines[0]?.atom?.id

describe('a foreign list of atoms', () => {
  it.each([
    ['craft to ladder', 'craft_ladder'],
    ['Mine iron ore.', 'mine_iron_ore'],
    ['find a panda', 'find_panda'],
    ['eat the golden carrot', 'eat_golden_carrot'],
    ['combat zombies', 'combat_zombie'],
    ['hunt sheep', 'hunt_sheep'],
    ['brew potion of strength', 'brew_strength_potion'],
    ['sell wheat', 'sell_wheat_to_farmer'],
    ['find plains', 'find_plains_biome'],
    ['trap a spider in a boat', 'trap_spider'],
  ])('maps "%s"', (line, id) => {
    expect(idOf(line)).toBe(id)
  })

  it('repairs slips and says so', () => {
    const [found] = map('mine suger cane').lines
    expect(found?.atom?.id).toBe('mine_sugar_cane')
    expect(found?.notes).toEqual(['"suger" read as "sugar"'])
    expect(map('craft crafting_tabel').lines[0]?.atom?.id).toBe('craft_crafting_table')
  })

  it('drops blank lines and what was said before, and says why a line is none of ours', () => {
    const { lines, dropped } = map('mine stone\n\n  Mine   stone.\ncraft bedrock\nphilosophise\n')
    expect([lines.length, dropped]).toEqual([3, 3])
    expect(lines[1]?.notes).toEqual(['"craft" knows no "bedrock" in this version'])
    expect(lines[2]?.notes[0]).toContain('no family')
  })
})
