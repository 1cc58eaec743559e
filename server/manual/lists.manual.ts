import { LIST_ACT_ROWS_LIST, LIST_ACTS_LIST } from '../../src/domain/contract/list-acts.list.ts'
import { listed, type Chapter } from './chapter.ts'

const NOT_OWN = '404 for an act of somebody else’s, or of a list that the asker has no more.'

export const listActs: Chapter = {
  tag: 'List acts',
  about:
    'What is done with many rows of a list at once: begun in its list, kept for 30 days for who began it, with a result for each row. What cannot be taken back says so.',
  calls: {
    ...listed(LIST_ACTS_LIST, {
      rows: 'ListActs',
      summary: 'The own acts',
      does: 'A page of those of the last 30 days, the latest first; of one list where `list` names it.',
      file: 'the own acts',
    }),
    'GET /list-acts/{id}': {
      id: 'readListAct',
      summary: 'An act',
      does: 'How far it is, and what became of its rows in figures.',
      refuses: NOT_OWN,
    },
    'POST /list-acts/{id}/cancel': {
      id: 'cancelListAct',
      summary: 'Cancel an act',
      does: 'What was done by then stays done; the rest is left alone.',
      refuses: `409 \`ILLEGAL_TRANSITION\` for one that is over. ${NOT_OWN}`,
    },
    'POST /list-acts/{id}/undo': {
      id: 'undoListAct',
      summary: 'Undo an act',
      does: 'Puts back each row that is still as the act left it; the others stay, and their results say why.',
      refuses: `409 \`ILLEGAL_TRANSITION\` for one that is under way, was undone, is too old or cannot be. ${NOT_OWN}`,
    },
    'GET /list-acts/{id}/file': {
      id: 'exportListAct',
      summary: 'The address of what an act has made',
      does: 'Good for a minute and for the own session. The file itself is kept for a day from the end of the act.',
      refuses: `409 \`ACT_FILE_GONE\` where there is none to fetch, or no more. ${NOT_OWN}`,
    },
    'GET /list-acts/{id}/file/download': {
      id: 'saveListAct',
      summary: 'What an act has made',
      does: 'Streamed. Noted in the log, since it tells of people.',
      refuses: 'As its address.',
    },
    ...listed(LIST_ACT_ROWS_LIST, {
      rows: 'ListActRows',
      summary: 'What became of each row',
      does: 'A page of the rows that were chosen, in the order in which they are dealt with.',
      file: 'results',
      refuses: NOT_OWN,
    }),
  },
}

const NOT_SEEN =
  '404 for a view of somebody else’s that is not shared with the asker, and for a list that they have not.'

export const listViews: Chapter = {
  tag: 'List views',
  about:
    'Lists as people name them: what an address of a list asks (filters, search, order, columns), kept under a name. Own ones, and those that an administrator shares with everybody of a role.',
  calls: {
    'GET /list-views': {
      id: 'listViews',
      summary: 'Views of a list',
      does: 'The own ones in their order, then those that are shared with a role of the asker, and what the list opens with. Those that a list brings are of the screen.',
      refuses: '404 for a list that the asker has not.',
    },
    'POST /list-views': {
      id: 'saveListView',
      summary: 'Save a view',
      does: 'Keeps what an address of the list asks, without its page, behind the other own ones.',
      refuses:
        'What the list has not, or the whole list: 400, with `asked` and the name of what is wrong. 409 `TOO_MANY_VIEWS` beyond fifty of one list.',
    },
    'PUT /list-views/order': {
      id: 'orderListViews',
      summary: 'Put the own views into an order',
      does: 'Takes the ids of the own ones of a list as they are to follow each other. What is not named comes behind them.',
      refuses: '404 where one is not the asker’s own.',
    },
    'PUT /list-views/default': {
      id: 'openListWith',
      summary: 'Choose what a list opens with',
      does: 'A view that is seen, by its id, or one that the list brings, by its key; neither is the whole list. `GET /auth/me` tells it as `listDefaults`.',
      refuses: NOT_SEEN,
    },
    'PATCH /list-views/{id}': {
      id: 'renameListView',
      summary: 'Rename a view',
      does: 'One’s own, or a shared one for administrators. Gives it with its new name.',
      refuses: `409 \`CHANGED_MEANWHILE\` with \`is\` where it is not called as \`was\` says by now. ${NOT_SEEN}`,
    },
    'PUT /list-views/{id}/role': {
      id: 'shareListView',
      summary: 'Share a view',
      does: 'Whoever has the role sees it from then on, in the lists that they have; null takes that back.',
      refuses: `400 for a role that has not the list. 403 for who is neither administrator nor owner. ${NOT_SEEN}`,
    },
    'DELETE /list-views/{id}': {
      id: 'removeListView',
      summary: 'Delete a view',
      does: 'Lists that opened with it show everything again.',
      refuses: NOT_SEEN,
    },
  },
}
