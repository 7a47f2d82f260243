import type { WeatherNews } from '../../model/allowance/weather.ts'

/** The terminal's message about an endpoint that is down. */
export function weatherText(news: WeatherNews): string {
  switch (news.type) {
    case 'down':
      return `the endpoint is down, all requests wait: ${firstLine(news.message)}`
    case 'limited':
      return `the endpoint limits the rate, all requests wait ${Math.round(news.seconds)} s and then keep to its pace: ${firstLine(news.message)}`
    case 'up': {
      const pace = news.perMinute === undefined ? '' : `, at ${paceText(news.perMinute)}`
      return `the endpoint is back after ${Math.round(news.seconds)} s${pace}`
    }
    case 'given_up':
      return `giving up: ${firstLine(news.message)}`
  }
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

const paceText = (perMinute: number): string =>
  `${perMinute < 10 ? perMinute.toFixed(1) : Math.round(perMinute)} requests a minute`
