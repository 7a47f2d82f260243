import { describe, expect, it } from 'vitest'
import { importEscapeAtom } from './escape-atom.ts'
import { generatedRooms } from './testing/generated-rooms.ts'
import { taskOf } from './testing.ts'

const imported = ({ atom, agents }: (typeof generatedRooms)[number], index: number) =>
  importEscapeAtom(atom, index, { agents, minecraft: '1.19.2' })

/** Notes stating that a room cannot be solved. */
const OBSTACLE = /cannot|nobody|no agent|no path|does not hold/

describe('54 generated rooms, a third of them impossible', () => {
  it('are so many, and impossible in 18 ways', () => {
    expect(generatedRooms).toHaveLength(54)
    expect(generatedRooms.filter(({ why }) => why !== undefined)).toHaveLength(18)
  })

  it.each(generatedRooms.flatMap((room, index) => (room.why === undefined ? [] : [{ ...room, index }])))(
    'import says why no team can solve $name',
    (room) => {
      const outcome = imported(room, room.index)
      const said = outcome.kind === 'refused' ? outcome.refusal.reason : outcome.notes.join('\n')
      expect(said).toMatch(room.why as RegExp)
    },
  )

  it.each(generatedRooms.flatMap((room, index) => (room.why === undefined ? [{ ...room, index }] : [])))(
    'import finds nothing against $name',
    (room) => {
      const { notes } = taskOf(imported(room, room.index))
      expect(notes.filter((note) => OBSTACLE.test(note))).toEqual([])
    },
  )
})
