import { useEffect, useEffectEvent } from 'react'
import type { AnyActorRef } from 'xstate'

/**
 * Tells once that an actor has come to its end. An observer made anew by each drawing is told each time: who subscribes
 * to what has ended hears so at once.
 */
export const useEnded = (actor: AnyActorRef, onEnded: () => void): void => {
  const tell = useEffectEvent(onEnded)
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() })
    return () => subscription.unsubscribe()
  }, [actor])
}
