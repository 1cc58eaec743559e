/** What is sent along of what happened before, as it is chosen at the time. */
export type FlightChoice = { read: () => string | undefined }

export const createFlightChoice = (): FlightChoice => ({ read: () => undefined })
