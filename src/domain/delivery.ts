/** How a course is held, and so taken. */
export const DELIVERIES = ['online', 'inPerson'] as const
export type Delivery = (typeof DELIVERIES)[number]

export const isDelivery = (value: unknown): value is Delivery => DELIVERIES.some((delivery) => delivery === value)
