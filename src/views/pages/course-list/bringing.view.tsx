import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import type { BroughtCourse } from '../../../domain/contract/course-draft.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { Bringing } from './course-list.props.ts'

const styles = {
  body: css({ display: 'grid', justifyItems: 'start', gap: '3' }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  // Over the whole button: what is pressed is the field itself, and a file can be dropped on it.
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  name: css({ overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type BringingProps = Readonly<{ actor: DeedActor<Bringing, BroughtCourse> }>

/** A course that another installation has saved as one file. */
const BringingDialog = ({ actor }: BringingProps) => {
  const { file: said } = useWords().courseList
  const name = useSelector(actor, ({ context }) => context.subject?.name ?? '')
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) actor.send({ type: 'subject.changed', subject: { file, name: file.name } })
    event.target.value = ''
  }
  return (
    <DeedDialog
      actor={actor}
      role="dialog"
      icon={FileUp}
      said={() => ({ title: said.title(), text: said.text(), confirm: said.confirm(), failed: said.failed() })}
    >
      <div className={styles.body}>
        <span className={cx(button({ variant: 'outline' }), styles.choose)}>
          <Icon as={FileUp} />
          <span aria-hidden>{said.file()}</span>
          <input
            type="file"
            accept=".zip,application/zip"
            aria-label={said.file()}
            disabled={isBusy}
            className={styles.file}
            onChange={choose}
          />
        </span>
        {name !== '' && <bdi className={styles.name}>{name}</bdi>}
        <p role="status" className={styles.note}>
          {isBusy && said.bringing()}
        </p>
      </div>
    </DeedDialog>
  )
}

export default BringingDialog
