import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'

/** A certificate whose printed name is not the person's any more. */
export type Correction = Readonly<{ number: string; printedName: string; correctedName: string }>

/** Another certificate takes its place: its number is what comes of it. */
export type ReissueMachine = DeedMachine<Correction, string>

/** Both names beside each other, before the old certificate loses its place. */
const ReissueDialog = ({ actor }: { actor: DeedActor<Correction, string> }) => {
  const { reissue } = useWords().dashboard
  const correction = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog
      actor={actor}
      said={() => ({
        title: reissue.title(),
        text: reissue.text(),
        keep: reissue.keep(),
        confirm: reissue.confirm(),
      })}
    >
      {correction && (
        <DescriptionList
          items={[
            { key: 'printed', term: reissue.printed(), value: <bdi>{correction.printedName}</bdi> },
            { key: 'corrected', term: reissue.corrected(), value: <bdi>{correction.correctedName}</bdi> },
          ]}
        />
      )}
      <p>
        <Link href="/profile">{reissue.profile()}</Link>
      </p>
    </DeedDialog>
  )
}

// The default export is what arrives.
export default ReissueDialog
