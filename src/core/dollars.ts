/** An amount of dollars for people: `$12.30`, with more digits below one dollar, since calls cost fractions of a cent. */
export const dollars = (amount: number): string => `$${amount.toFixed(amount < 0.1 ? 4 : amount < 1 ? 3 : 2)}`
