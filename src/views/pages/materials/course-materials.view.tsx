import { Archive, Download, FileUp } from 'lucide-react'
import { css } from 'styled-system/css'

import type { MaterialVersion, TaughtWith } from '../../../domain/contract/material.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import type { MaterialUploadActor } from '../../../machines/materials/material-upload.machine.ts'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import type { Retired } from './retire-dialog.view.tsx'

const styles = {
  rows: css({ display: 'grid', marginBlockStart: '4' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
    gap: '3',
    alignItems: 'start',
    paddingBlock: '4',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
  }),
  title: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  facts: css({ textStyle: 'small', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '4' }),
  note: css({ marginBlockStart: '1', maxWidth: 'prose' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  older: css({ gridColumn: '[1 / -1]', textStyle: 'small' }),
  summary: css({ cursor: 'pointer', minHeight: '6', color: 'accent.fg' }),
  olderRow: css({ paddingBlock: '2', display: 'grid', gap: '1', justifyItems: 'start' }),
}

type VersionProps = Readonly<{ title: string; version: MaterialVersion }>

const Facts = ({ version }: Pick<VersionProps, 'version'>) => {
  const { teachingMaterials: said } = useWords()
  const formats = useFormats()
  const dates = useDates()
  return (
    <p className={styles.facts}>
      <span>{said.version({ version: formats.number(version.version) })}</span>
      <span>{said.from({ date: dates.date(version.uploadedAt) })}</span>
      <span>{formats.fileSize(version.bytes)}</span>
    </p>
  )
}

const DownloadLink = ({ title, version, isLatest }: VersionProps & Readonly<{ isLatest: boolean }>) => {
  const { teachingMaterials: said } = useWords()
  const formats = useFormats()
  return (
    <LinkButton
      href={version.url}
      download={version.downloadName}
      icon={Download}
      size={isLatest ? 'md' : 'sm'}
      variant={isLatest ? 'solid' : 'outline'}
      aria-label={said.downloadNamed({
        title,
        version: formats.number(version.version),
        size: formats.fileSize(version.bytes),
      })}
    >
      {said.download()}
    </LinkButton>
  )
}

/** What those who keep the materials do with them. */
export type MaterialsKeeper = Readonly<{ upload: MaterialUploadActor; retiring: DeedActor<Retired> }>

/** What a course is taught with: the version in force at hand, those before it behind a fold. */
export const CourseMaterials = ({
  course,
  keeper,
}: Readonly<{ course: TaughtWith; keeper: MaterialsKeeper | null }>) => {
  const { teachingMaterials: said } = useWords()
  const headingId = `materials-of-${course.courseId}`
  return (
    <Surface as="section" padding="lg" aria-labelledby={headingId}>
      <h2 id={headingId} className={css({ textStyle: 'heading.section' })}>
        {course.courseTitle}
      </h2>
      <ul className={styles.rows}>
        {course.materials.map(({ id, title, versions: [latest, ...older] }) =>
          latest === undefined ? null : (
            <li key={id} className={styles.row}>
              <div>
                <h3 className={styles.title}>
                  <bdi>{title}</bdi>
                </h3>
                <Facts version={latest} />
                {latest.note !== null && <p className={styles.note}>{said.changed({ note: latest.note })}</p>}
              </div>
              <div className={styles.buttons}>
                {keeper && (
                  <>
                    <Button
                      variant="outline"
                      icon={FileUp}
                      aria-label={said.add.openNamed({ title })}
                      onClick={() =>
                        keeper.upload.send({ type: 'upload.begun', target: { kind: 'version', materialId: id, title } })
                      }
                    >
                      {said.add.version()}
                    </Button>
                    <Button
                      variant="ghost"
                      icon={Archive}
                      aria-label={said.retire.openNamed({ title })}
                      onClick={() => keeper.retiring.send({ type: 'deed.asked', subject: { id, title } })}
                    >
                      {said.retire.open()}
                    </Button>
                  </>
                )}
                <DownloadLink title={title} version={latest} isLatest />
              </div>
              {older.length > 0 && (
                <details className={styles.older}>
                  <summary className={styles.summary}>{said.older({ count: older.length })}</summary>
                  <ul>
                    {older.map((version) => (
                      <li key={version.id} className={styles.olderRow}>
                        <Facts version={version} />
                        {version.note !== null && <p>{said.changed({ note: version.note })}</p>}
                        <DownloadLink title={title} version={version} isLatest={false} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ),
        )}
      </ul>
    </Surface>
  )
}
