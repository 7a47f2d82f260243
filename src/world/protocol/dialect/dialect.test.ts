import { describe, expect, it } from 'vitest'
import { nbtCompound, nbtInt, nbtList, nbtShort, nbtString } from '../../library/nbt.ts'
import { componentSlots } from './components.ts'
import { dialectOf, type Packet, VERSIONS } from './index.ts'
import { textNbt } from './text.ts'

const answer = () => {}

describe('dialects', () => {
  it('leave the packets of 1.19.2 unchanged', () => {
    const fields = { content: '{}', isActionBar: false }
    const [packet, ...more] = dialectOf('1.19.2').encode('system_chat', fields)
    expect(packet?.[1]).toBe(fields)
    expect(more).toEqual([])
    expect(dialectOf('1.19.2').decode('chat_command', fields, answer)?.[1]).toBe(fields)
  })

  it('know the height of their worlds', () => {
    const heights = VERSIONS.map((version) => {
      const { bottom, top } = dialectOf(version)
      return [version, bottom, top]
    })
    expect(heights.filter(([, bottom]) => bottom !== -64)).toEqual([['1.16.5', 0, 256]])
  })

  it('confirm the clicks of 1.16.5 and send the window again', () => {
    const said: Packet[] = []
    const dialect = dialectOf('1.16.5')
    const click = { windowId: 3, slot: 1, mouseButton: 0, action: 9, mode: 0, item: { present: false } }
    const heard = dialect.decode('window_click', click, (packet) => said.push(packet))
    expect(said).toEqual([['transaction', { windowId: 3, action: 9, accepted: true }]])
    expect(heard?.[1]).toMatchObject({ windowId: 3, slot: 1, stateId: -1, changedSlots: [] })
    const window = { windowId: 3, stateId: 1, items: [], carriedItem: { present: false } }
    expect(dialect.encode('window_items', window).map(([name]) => name)).toEqual(['window_items', 'set_slot'])
    expect(dialect.encode('acknowledge_player_digging', { sequenceId: 1 })).toEqual([])
  })

  it('recognise commands in chat before 1.19', () => {
    const hear = (message: string) => dialectOf('1.16.5').decode('chat', { message }, answer)
    expect(hear('/time set day')).toEqual(['chat_command', { command: 'time set day' }])
    expect(hear('hello')).toEqual(['chat_message', { message: 'hello' }])
  })

  it('shift window types by one after the crafter', () => {
    const type = (version: string, inventoryType: number) =>
      dialectOf(version).encode('open_window', {
        windowId: 1,
        inventoryType,
        windowTitle: '{"text":""}',
      })[0]?.[1]['inventoryType']
    expect([type('1.19.2', 11), type('1.20.4', 11), type('1.21.4', 2)]).toEqual([11, 12, 2])
  })
})

describe('items with components', () => {
  it('keep damage and enchantments in both directions', () => {
    const { toWire, fromWire } = componentSlots(dialectOf('1.21.1').registry)
    const nbtData = nbtCompound({
      Damage: nbtInt(7),
      Enchantments: nbtList('compound', [{ id: nbtString('minecraft:sharpness'), lvl: nbtShort(3) }]),
    })
    const slot = { present: true, itemId: 5, itemCount: 1, nbtData }
    expect(fromWire(toWire(slot))).toEqual(slot)
    expect(toWire({ present: false })).toEqual({ itemCount: 0 })
    expect(fromWire({ itemCount: 0 })).toEqual({ present: false })
  })
})

it('texts become NBT, without empty lists', () => {
  expect(textNbt('{"translate":"a","with":[],"bold":true}')).toEqual(
    nbtCompound({ translate: nbtString('a'), bold: { type: 'byte', value: 1 } }),
  )
})
