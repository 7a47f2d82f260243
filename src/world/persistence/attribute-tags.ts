/** Attributes in the form in which players and entities are saved: bases that were set, and modifiers that commands gave. */
import { compounds } from '../items/item-nbt.ts'
import { ATTRIBUTES, type AttributeName, type Modifier, type Operation } from '../items/modifiers.ts'
import { type Bearer, baseLimits, baseOf } from '../kernel/entities/attributes.ts'
import type { Traits } from '../kernel/entities/traits.ts'
import { uuidIn, uuidTag } from '../kernel/memory/uuid.ts'
import { type NbtTag, nbtDouble, nbtInt, nbtList, nbtString } from '../library/nbt.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The list of a body's attributes. */
export function savedAttributes(body: Bearer): NbtTag {
  const { bases, modifiers } = body.traits
  const names = new Set<AttributeName>([
    'max_health',
    ...bases.keys(),
    ...modifiers.map(({ attribute }) => attribute),
  ])
  const list = [...names].map((name): Record<string, NbtTag> => {
    const own = modifiers.filter(({ attribute }) => attribute === name)
    return {
      Name: nbtString(`minecraft:generic.${name}`),
      Base: nbtDouble(baseOf(body, name)),
      ...(own.length > 0 ? { Modifiers: nbtList('compound', own.map(modifierTags)) } : {}),
    }
  })
  return nbtList('compound', list)
}

/** Before 1.21 a modifier has a UUID, since then an id. */
const modifierTags = ({ id, name = id, amount, operation }: Modifier): Record<string, NbtTag> => ({
  Name: nbtString(name),
  Amount: nbtDouble(amount),
  Operation: nbtInt(operation),
  ...(UUID.test(id) ? { UUID: uuidTag(id) } : {}),
})

/** Sets the attributes that this server supports. A list that contains an attribute defines it completely. */
export function applyAttributes(traits: Traits, list: NbtTag | undefined): void {
  for (const members of compounds(list)) {
    const name = String(members['Name']?.value ?? '').replace(/^minecraft:|generic\./g, '')
    const attribute = ATTRIBUTES.find((each) => each === name)
    if (!attribute) continue
    const base = Number(members['Base']?.value)
    if (base >= baseLimits(attribute)[0]) traits.bases.set(attribute, base)
    const others = traits.modifiers.filter((each) => each.attribute !== attribute)
    const own = compounds(members['Modifiers']).flatMap((said) => modifierIn(attribute, said))
    traits.modifiers = [...others, ...own]
  }
}

function modifierIn(
  attribute: AttributeName,
  said: Readonly<Record<string, NbtTag | undefined>>,
): Modifier[] {
  const name = String(said['Name']?.value ?? '')
  const id = uuidIn(said['UUID']) ?? name
  const amount = Number(said['Amount']?.value)
  const operation = Number(said['Operation']?.value)
  if (id === '' || !Number.isFinite(amount) || ![0, 1, 2].includes(operation)) return []
  return [{ attribute, id, ...(name === id ? {} : { name }), amount, operation: operation as Operation }]
}
