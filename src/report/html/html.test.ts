import { describe, expect, test } from 'vitest'
import { escapeHtml, html, trusted } from '../../render/html.ts'

describe('templates of HTML', () => {
  test('escape texts, and pieces of HTML not a second time', () => {
    const inner = html`<b>${'<&>'}</b>`
    expect(html`<p title="${'"\''}">${inner}${[1, 'a>b']}${undefined}</p>`.text).toBe(
      '<p title="&quot;&#39;"><b>&lt;&amp;&gt;</b>1a&gt;b</p>',
    )
  })

  test('leave markup of our own as it is', () => {
    expect(html`${trusted('<svg></svg>')}`.text).toBe('<svg></svg>')
  })

  test('replace what HTML forbids and what turns the direction of text', () => {
    expect(escapeHtml('a\u0000b\u202ec\nd')).toBe('a\ufffdb\ufffdc\nd')
  })
})
