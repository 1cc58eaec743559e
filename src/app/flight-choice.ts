type Read = () => string | undefined

/** What is sent along of what happened before, as it is chosen at the time. */
export type FlightChoice = Readonly<{ read: Read; choose: (read: Read) => void }>

export const createFlightChoice = (): FlightChoice => {
  let chosen: Read = () => undefined
  return {
    read: () => chosen(),
    choose: (read) => {
      chosen = read
    },
  }
}
