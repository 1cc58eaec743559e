import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DeedActor } from '../../../../machines/deed/deed.machine.ts'
import { DeedDialog } from '../../deed-dialog.view.tsx'
import { deviceWords } from './device-words.ts'
import type { SessionsEnded } from './security.props.ts'

type SessionsDialogProps = Readonly<{ actor: DeedActor<SessionsEnded>; sessions: readonly PersonSession[] }>

/** Nothing brings an ended session back, so it is asked first. Load it then. */
const SessionsDialog = ({ actor, sessions: all }: SessionsDialogProps) => {
  const words = useWords()
  const { sessions } = words.security
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={({ sessionId }) => {
        const device = deviceWords(words, all.find(({ id }) => id === sessionId)?.userAgent ?? null)
        return {
          ...(sessionId === null
            ? { title: sessions.askOthers(), text: sessions.askOthersText(), confirm: sessions.confirmOthers() }
            : { title: sessions.askOne(), text: sessions.askOneText({ device }), confirm: sessions.confirmOne() }),
          failed: sessions.notEnded(),
        }
      }}
    />
  )
}

// The default export is what React's lazy() takes.
export default SessionsDialog
