import { useSelector } from '@xstate/react'
import { Download, FileUp } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import type { Group } from '../../../domain/contract/group.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { IMPORT_COLUMNS, type ImportColumn } from '../../../domain/import.ts'
import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { ImportActor, ImportSnapshot } from '../../../machines/import/import.machine.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { faultWords } from '../fault-words.ts'
import { columnWords } from './student-words.ts'

const styles = {
  root: css({ display: 'grid', gap: '5', maxWidth: '[72rem]' }),
  fields: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
  acts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  // Over the whole button: what is pressed is the field itself, and a file can be dropped on it.
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
  help: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
}

const FACES = ['tooLarge', 'notCsv', 'wrongColumns', 'refused', 'unsent'] as const
type Face = (typeof FACES)[number]

const faceOf = (at: ImportSnapshot): Face | null => FACES.find((face) => at.matches({ choosing: face })) ?? null

const titleOf = ({ peopleImport }: Words, face: Face): string =>
  ({
    tooLarge: peopleImport.tooLargeTitle,
    notCsv: peopleImport.notCsvTitle,
    wrongColumns: peopleImport.columnsTitle,
    refused: peopleImport.refusedTitle,
    unsent: peopleImport.unsentTitle,
  })[face]()

const columnsIn = (fault: Fault | null, fact: string): readonly ImportColumn[] => {
  const told = fault?.facts?.[fact]
  return Array.isArray(told) ? IMPORT_COLUMNS.filter((column) => told.includes(column)) : []
}

const textOf = (words: Words, list: Intl.ListFormat, say: (row: number) => string, face: Face, fault: Fault | null) => {
  const { peopleImport } = words
  if (face === 'tooLarge') return peopleImport.tooLarge()
  if (face !== 'wrongColumns') {
    const row = fault?.facts?.['row']
    return `${faultWords(words, fault)}${typeof row === 'number' ? ` ${peopleImport.unclosed({ row: say(row) })}` : ''}`
  }
  const named = (columns: readonly ImportColumn[]) => list.format(columns.map((name) => columnWords(words, name)))
  const missing = columnsIn(fault, 'missing')
  const repeated = columnsIn(fault, 'repeated')
  return [
    missing.length > 0 ? peopleImport.missing({ columns: named(missing) }) : '',
    repeated.length > 0 ? peopleImport.twice({ columns: named(repeated) }) : '',
    peopleImport.columnsHelp(),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

const Refused = ({ actor, face }: Readonly<{ actor: ImportActor; face: Face }>) => {
  const words = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const fault = useSelector(actor, ({ context }) => context.fault)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={titleOf(words, face)}
      action={
        face === 'unsent' && (
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'file.retried' })}>
            {words.actions.retry()}
          </Button>
        )
      }
    >
      {textOf(words, list, (row) => formats.number(row), face, fault)}
    </Banner>
  )
}

/** The field for the file, where whoever wants another one goes on. */
export const FILE_FIELD = 'import-file'

/** Where the people go, and which file they are in. */
export const ImportFile = ({ actor, groups }: Readonly<{ actor: ImportActor; groups: readonly Group[] }>) => {
  const { peopleImport } = useWords()
  const id = useId()
  const reader = useLanguage()
  const face = useSelector(actor, faceOf)
  const groupId = useSelector(actor, ({ context }) => context.groupId)
  const language = useSelector(actor, ({ context }) => context.language)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) actor.send({ type: 'file.chosen', file: { name: file.name, size: file.size, content: file } })
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  const chooseWords = face === null ? peopleImport.choose() : peopleImport.another()
  return (
    <div className={styles.root}>
      <p className={styles.lead}>{peopleImport.steps()}</p>
      {face !== null && <Refused actor={actor} face={face} />}
      <Surface>
        <div className={styles.root}>
          <div className={styles.fields}>
            <Select
              label={peopleImport.group()}
              options={groups.map(({ id: value, name }) => ({ value: String(value), label: name }))}
              value={String(groupId)}
              onValueChange={(value) => actor.send({ type: 'group.chosen', groupId: Number(value) })}
            />
            <Select
              label={peopleImport.language()}
              options={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))}
              value={language}
              onValueChange={(value) => {
                if (isLanguage(value)) actor.send({ type: 'language.chosen', language: value })
              }}
            />
          </div>
          <div className={styles.acts}>
            <span className={cx(button({ variant: 'solid' }), styles.choose)}>
              <Icon as={FileUp} />
              <span aria-hidden>{chooseWords}</span>
              <input
                type="file"
                id={FILE_FIELD}
                accept=".csv,.txt,.tsv,text/csv,text/plain"
                aria-label={chooseWords}
                aria-describedby={`${id}-help`}
                className={styles.file}
                onChange={choose}
              />
            </span>
            <LinkButton
              variant="ghost"
              icon={Download}
              external
              download
              href={`/api/imports/template?language=${reader}`}
            >
              {peopleImport.template()}
            </LinkButton>
          </div>
          <p id={`${id}-help`} className={styles.help}>
            {peopleImport.help()}
          </p>
        </div>
      </Surface>
    </div>
  )
}
