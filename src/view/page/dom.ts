type Child = Node | string | undefined

/** Creates an element. Texts become text nodes, never markup, so that a model's output cannot become part of the page. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Makes an element of a drawing. */
export function svgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Sets a text only if it differs, so that an unchanged one causes no layout and is not read out again. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text
}

/** Seconds as people read a clock: `1:05.3`. */
export function clockText(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100)
  const seconds = Math.floor(tenths / 10)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`
}

/** A block's or an item's name for people. */
export const nameText = (name: string): string => name.replace(/\[.*$/, '').replaceAll('_', ' ')
