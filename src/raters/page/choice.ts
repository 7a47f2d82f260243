import { element } from '../../view/page/dom.ts'

interface Choice {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly title: string
  readonly isChosen: boolean
}

/** A word that can be chosen, one of those with the same name. */
export function choice({ name, value, text, title, isChosen }: Choice): HTMLElement {
  const input = element('input', { type: 'radio', name, value })
  input.checked = isChosen
  return element(
    'label',
    { class: 'choice', ...(title === '' ? {} : { title }) },
    input,
    element('span', {}, text),
  )
}
