export type ServerClock = Readonly<{
  /** Milliseconds since the epoch. */
  now: () => number
  /** Takes over the time at which an answer was sent; one that does not say it changes nothing. */
  hear: (answer: Response) => void
}>

/**
 * The server's clock as its answers tell it, to the second, so that "in 13 days" is the same on a device whose clock
 * is a day off. The device's own until the first answer.
 */
export const createServerClock = (device: () => number): ServerClock => {
  let ahead = 0
  return {
    now: () => device() + ahead,
    hear: (answer) => {
      const sentAt = Date.parse(answer.headers.get('Date') ?? '')
      if (Number.isFinite(sentAt)) ahead = sentAt - device()
    },
  }
}
