import { css } from 'styled-system/css'

import type { TemplateVersion } from '../../../domain/contract/message-template.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', maxWidth: '[52rem]' }),
  heading: css({ textStyle: 'heading.card' }),
  list: css({ listStyle: 'none', margin: '0', padding: '0' }),
  item: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
  }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

type TemplateVersionsProps = Readonly<{
  older: readonly TemplateVersion[]
  onChoose: (version: TemplateVersion) => void
}>

/** What was in force before: each can be put in force again as it was. */
export const TemplateVersions = ({ older, onChoose }: TemplateVersionsProps) => {
  const { messageTemplates: said } = useWords()
  const dates = useDates()
  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>{said.versionsTitle()}</h2>
      {older.length === 0 && <p className={styles.quiet}>{said.noVersions()}</p>}
      <ol className={styles.list}>
        {older.map((version) => (
          <li key={version.id} className={styles.item}>
            <span>
              {said.version({ number: String(version.number) })}{' '}
              <bdi className={styles.quiet}>
                {said.one.by({
                  date: dates.dateTime(version.inForceAt ?? version.writtenAt),
                  name: version.inForceBy ?? said.overtaken.somebody(),
                })}
              </bdi>
            </span>
            <Button variant="outline" size="sm" onClick={() => onChoose(version)}>
              {said.again()}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
