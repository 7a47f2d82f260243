/**
 * The page's script: tooltips without delay, and highlighted edges of the subtask under the pointer. The page is readable
 * without it.
 */
export const SCRIPT = `(() => {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.hidden = true
  document.body.append(tip)
  const texts = new WeakMap()
  for (const title of document.querySelectorAll('svg title')) {
    texts.set(title.parentNode, title.textContent)
    title.remove()
  }
  const graph = document.querySelector('svg.graph')
  const light = (id) => {
    if (!graph) return
    graph.classList.toggle('lit', id !== undefined)
    for (const edge of graph.querySelectorAll('.edge')) {
      edge.classList.toggle('on', id !== undefined && (edge.dataset.from === id || edge.dataset.to === id))
    }
  }
  document.addEventListener('pointermove', (event) => {
    let at = event.target
    while (at && at.nodeType === 1 && !texts.has(at)) at = at.parentNode
    const text = at && texts.get(at)
    tip.hidden = !text
    light(at && at.classList && at.classList.contains('node') ? at.dataset.id : undefined)
    if (!text) return
    if (tip.textContent !== text) tip.textContent = text
    const { innerWidth, innerHeight } = window
    const { width, height } = tip.getBoundingClientRect()
    tip.style.left = Math.max(4, Math.min(event.clientX + 14, innerWidth - width - 8)) + 'px'
    tip.style.top = (event.clientY + 18 + height > innerHeight ? event.clientY - height - 10 : event.clientY + 18) + 'px'
  })
})()`
