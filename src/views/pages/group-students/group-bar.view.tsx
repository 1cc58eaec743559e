import { Pencil, Plus, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' }),
  heading: css({ textStyle: 'heading.section' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 30rem), 1fr))]',
    gap: '3',
    marginBlockStart: '4',
    marginBlockEnd: '6',
    listStyle: 'none',
    padding: '0',
  }),
  group: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'surface',
    borderWidth: 'hairline',
    backgroundColor: 'bg.surface',
  }),
  icon: css({ color: 'accent.fg' }),
  name: css({ display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  facts: css({ textStyle: 'small', color: 'fg.muted' }),
}

type GroupBarProps = Readonly<{
  groups: readonly Group[]
  /** Null is a new one. */
  onName: (group: Group | null) => void
}>

/** The own groups, each with its figures. */
export const GroupBar = ({ groups, onName }: GroupBarProps) => {
  const { groups: said } = useWords().coordinatorStudents
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {said.heading()}
        </h2>
        <Button variant="outline" icon={Plus} onClick={() => onName(null)}>
          {said.make()}
        </Button>
      </div>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group}>
            <span className={styles.icon}>
              <Icon as={UsersRound} />
            </span>
            <span>
              <bdi className={styles.name}>{group.name}</bdi>
              <span className={styles.facts}>
                {`${said.members({ count: group.members })} · ${said.invited({ count: group.invited })}`}
              </span>
            </span>
            <IconButton icon={Pencil} label={said.renameNamed({ group: group.name })} onClick={() => onName(group)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
