import { FaultError } from '../../domain/fault.ts'
import type { Position } from '../../domain/places.ts'
import { asking } from '../../machines/asking.ts'

const WAIT_MS = 15_000
/** A place that was found out so long ago is near enough. */
const FRESH_MS = 600_000

/** Asks the device, which asks the person. Roughly is enough: a radius is counted in tens of miles. */
const locateDevice = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new FaultError({ kind: 'forbidden' }))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new FaultError({ kind: code === PERMISSION_DENIED ? 'forbidden' : 'unexpected' })),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })

export const locationActors = { locate: asking<Position, undefined>(() => locateDevice()) }
