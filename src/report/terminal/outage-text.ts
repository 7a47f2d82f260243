import type { OutageNews } from '../../model/allowance/outage.ts'

/** What the terminal says of an endpoint that is down, or back. */
export function outageText(news: OutageNews): string {
  if (news.type === 'down') return `the endpoint is down, all requests wait: ${news.message.split('\n')[0]}`
  if (news.type === 'up') return `the endpoint is back after ${Math.round(news.seconds)} s`
  return `the endpoint has been down for ${Math.round(news.seconds)} s: giving up`
}
