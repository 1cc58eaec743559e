import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import { css } from 'styled-system/css'

import type { BroughtCourse } from '../../../domain/contract/course-draft.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { DeedDialog } from '../deed-dialog.view.tsx'
import { FileChoice } from '../file-choice.view.tsx'
import type { Bringing } from './course-list.props.ts'

const styles = {
  body: css({ display: 'grid', justifyItems: 'start', gap: '3' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type BringingProps = Readonly<{ actor: DeedActor<Bringing, BroughtCourse> }>

/** A course that another installation has saved as one file. */
const BringingDialog = ({ actor }: BringingProps) => {
  const { file: said } = useWords().courseList
  const name = useSelector(actor, ({ context }) => context.subject?.name ?? '')
  const missing = useMissing(actor)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      role="dialog"
      icon={FileUp}
      said={() => ({ title: said.title(), text: said.text(), confirm: said.confirm(), failed: said.failed() })}
    >
      <div className={styles.body}>
        <FileChoice
          label={said.file()}
          accept=".zip,application/zip"
          name={name}
          error={missing(name)}
          isBusy={isBusy}
          onFile={(file) => actor.send({ type: 'subject.changed', subject: { file, name: file.name } })}
        />
        <p role="status" className={styles.note}>
          {isBusy && said.bringing()}
        </p>
      </div>
    </DeedDialog>
  )
}

export default BringingDialog
