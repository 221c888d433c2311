/** Pauses between attempts: 0, 500, 1000, 2000, 3000, 3000 … ms. Source: network 1.9. */
export class BackOff {
  #nextMs = 0

  next(): number {
    const current = this.#nextMs
    this.#nextMs = Math.min(Math.max(current * 2, 500), 3000)
    return current
  }

  reset(): void {
    this.#nextMs = 0
  }
}
