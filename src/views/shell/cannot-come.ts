import { useWords } from '../../i18n/words.tsx'
import { useActors } from './actors.context.tsx'

/** Says why a part that was asked for is not there: without a network nothing is wrong with it. */
export const useTellLost = (): (() => void) => {
  const { connection, notifications } = useActors()
  const { faults, shell } = useWords()
  return () => {
    const text = connection.getSnapshot().matches('offline') ? faults.offline() : shell.partFailed()
    notifications.send({ type: 'notice.given', notice: { tone: 'error', text } })
  }
}
