/**
 * Which of many null hypotheses to reject by the evidence against each, so that the chance of even one false rejection stays
 * below `level`, however they depend on each other: the closed test in which the evidence against several is its mean (Vovk
 * & Wang 2021, "E-values: calibration, combination and applications", Algorithm 1). One is rejected if the mean over every set
 * of hypotheses that it belongs to is at least 1 / `level`. It rejects all that Holm's procedure rejects by the p-values
 * 1 / evidence, and more: where most have some evidence against them, no single one needs as much as all together.
 * @param logEvidence log of an e-value each: what is expected to be at most 1 if the hypothesis is true
 * @returns one boolean each, in their order. Time O(n²).
 */
export function rejectedByMeans(logEvidence: readonly number[], level: number): boolean[] {
  const values = logEvidence.map((log) => Math.exp(Math.min(log, MOST)))
  const order = [...values.keys()].sort((a, b) => (values[a] as number) - (values[b] as number))
  return values.map((own, index) => {
    let [sum, count] = [own, 1]
    if (sum * level < count) return false
    for (const other of order) {
      if (other === index) continue
      sum += values[other] as number
      count++
      if (sum * level < count) return false
    }
    return true
  })
}

/** log of the largest evidence that is told apart: sums of these are still numbers. */
const MOST = 500
