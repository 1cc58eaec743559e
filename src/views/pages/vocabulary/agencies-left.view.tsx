import { Download } from 'lucide-react'
import { css } from 'styled-system/css'

import { csvText } from '../../../domain/csv-text.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { SaveText } from '../../charts/charted.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { agencyLines, AgencyRows, type AgencyRow } from './agency-rows.view.tsx'

/** Rows that are shown above the list; all of them are in the file. */
const SHOWN = 20

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    justifyItems: 'start',
    gap: '3',
    paddingBlock: '4',
    flexShrink: '0',
  }),
  rows: css({ width: 'full' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type LeftProps = Readonly<{ rows: readonly AgencyRow[]; saveText: SaveText }>

/** The rows of a list that were not added: to be put right in a file, and brought in again. */
const AgenciesLeft = ({ rows, saveText }: LeftProps) => {
  const words = useWords()
  const { bring } = words.vocabulary.agencies
  return (
    <div className={styles.root}>
      <div className={styles.rows}>
        <AgencyRows caption={bring.left({ count: rows.length })} rows={rows.slice(0, SHOWN)} />
      </div>
      {rows.length > SHOWN && <p className={styles.note}>{bring.more({ count: rows.length - SHOWN })}</p>}
      <Button
        variant="outline"
        size="sm"
        icon={Download}
        onClick={() => saveText('agencies-not-added.csv', csvText(agencyLines(words, rows)))}
      >
        {bring.saveLeft()}
      </Button>
    </div>
  )
}

export default AgenciesLeft
