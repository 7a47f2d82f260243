/** An amount of money as people read it: `$12.30`, and with more digits below a dollar, where calls cost fractions of a cent. */
export const dollars = (amount: number): string => `$${amount.toFixed(amount < 0.1 ? 4 : amount < 1 ? 3 : 2)}`
