import { element } from './dom.ts'

/** Pages behind tabs; one is visible at a time. Arrow keys go from tab to tab. */
export function tabs(pages: readonly (readonly [label: string, page: HTMLElement])[]): HTMLElement {
  const buttons = pages.map(([label], index) =>
    element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `page-${index}` },
      label,
    ),
  )
  const choose = (chosen: number, isFocused = false): void => {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen))
      button.tabIndex = index === chosen ? 0 : -1
      pages[index]![1].hidden = index !== chosen
    })
    if (isFocused) buttons[chosen]!.focus()
  }
  pages.forEach(([, page], index) => {
    page.id = `page-${index}`
    if (!page.hasAttribute('role')) page.setAttribute('role', 'tabpanel')
    page.setAttribute('aria-labelledby', `tab-${index}`)
    buttons[index]!.addEventListener('click', () => choose(index))
    buttons[index]!.addEventListener('keydown', (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (step === 0) return
      event.stopPropagation()
      choose((index + step + pages.length) % pages.length, true)
    })
  })
  choose(0)
  return element(
    'div',
    { class: 'tabs' },
    element('div', { role: 'tablist', 'aria-label': 'What the team does' }, ...buttons),
    ...pages.map(([, page]) => page),
  )
}
