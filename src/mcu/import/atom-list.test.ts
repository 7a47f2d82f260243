import { describe, expect, it } from 'vitest'
import { mapAtomList } from './atom-list.ts'

const map = (text: string) => mapAtomList(text, '1.19.2')
const partOf = (line: string) => map(line).lines[0]?.reading?.parts[0]

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
  ])('maps "%s"', (line, atom) => {
    expect(partOf(line)).toMatchObject({ atom, judged: { by: 'rule' } })
  })

  it('reads listed slips and says so, and repairs nothing else', () => {
    const [known] = map('mine suger cane').lines
    expect(known).toMatchObject({ judgedBy: 'rule', notes: ['"suger" read as "sugar"'] })
    const [unknown] = map('craft crafting_tabel').lines
    expect(unknown?.judgedBy).toBe('nothing')
    expect(unknown?.notes).toContain('did you mean "craft crafting table"?')
  })

  it('drops blank lines and what was said before, and says what cannot be set up or is no task', () => {
    const { lines, dropped } = map('mine stone\n\n  Mine   stone.\ncraft bedrock\nphilosophise\n(mine dirt\n')
    expect([lines.length, dropped]).toEqual([4, 3])
    expect(lines[1]?.notes).toEqual([
      '"craft bedrock" cannot be set up: no recipe and no furnace makes bedrock in Minecraft 1.19.2',
    ])
    expect(lines[2]).toMatchObject({ judgedBy: 'nothing' })
    expect(lines[2]?.notes[0]).toContain('no verb "philosophise" is known')
    expect(lines[3]?.notes).toEqual(['A bracket is not closed.'])
  })
})
