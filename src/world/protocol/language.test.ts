import { describe, expect, it } from 'vitest'
import { text, translate } from './fields.ts'
import { inEnglish } from './language.ts'

const language = { plain: 'Gave %s %s to %s', turned: '%2$s before %1$s', percent: '%s%% of %s' }

describe('texts in English', () => {
  it.each([
    ['fill parts in order', translate('plain', 3, 'stone', 'Ann'), 'Gave 3 stone to Ann'],
    ['fill numbered parts', translate('turned', 'a', 'b'), 'b before a'],
    ['keep percent signs', translate('percent', 5, 'x'), '5% of x'],
    ['leave places without a part', translate('plain', 1), 'Gave 1 %s to %s'],
    ['take a key that is not known as it is', translate('no.such.key', 1), 'no.such.key'],
    [
      'fill parts that are translations',
      translate('plain', 1, translate('turned', 'a', 'b'), 'c'),
      'Gave 1 b before a to c',
    ],
    ['append what follows', { ...text('a'), extra: [text('b'), translate('turned', 1, 2)] }, 'ab2 before 1'],
  ])('%s', (_what, said, wanted) => {
    expect(inEnglish(language, said)).toBe(wanted)
  })
})
