import { exportAddress } from '../../domain/contract/list.contract.ts'
import {
  moveMailing,
  reportMailing,
  reportMailingChange,
  reportMailingForm,
  reportMailings,
} from '../../domain/contract/report-mailing.contract.ts'
import { markSentForm, sendReportForm, wholeReport } from '../../domain/contract/report.contract.ts'
import { REPORTS_LIST } from '../../domain/contract/reports.list.ts'
import { ACT_TOPICS } from '../act-topics.ts'
import { actCalls } from './act-calls.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** What looking after reports asks. */
export const reportsCalls = {
  ...listCalls(REPORTS_LIST),
  ...actCalls(REPORTS_LIST, ACT_TOPICS.reports),
  report: reads({ path: '/reports/{id}', answer: wholeReport }),
  exportReport: reads({
    path: '/reports/{id}/editions/{edition}/{format:text}',
    answer: exportAddress,
    pick: 'url',
  }),
  sendReport: writes({
    method: 'POST',
    path: '/reports/{id}/send',
    body: sendReportForm,
    answer: wholeReport,
    creates: true,
    changes: ['reports', 'messages'],
  }),
  reportMailings: reads({ path: '/report-mailings', answer: reportMailings }),
  addReportMailing: writes({
    method: 'POST',
    path: '/report-mailings',
    body: reportMailingForm,
    as: 'form',
    answer: reportMailing,
    creates: true,
    changes: ['reportMailings'],
  }),
  changeReportMailing: writes({
    method: 'PUT',
    path: '/report-mailings/{id}',
    body: reportMailingChange,
    as: 'change',
    answer: reportMailing,
    creates: true,
    changes: ['reportMailings'],
  }),
  moveReportMailing: writes({
    method: 'POST',
    path: '/report-mailings/{id}/moves',
    body: moveMailing,
    answer: reportMailing,
    creates: true,
    changes: ['reportMailings'],
  }),
  markReportSent: writes({
    method: 'POST',
    path: '/reports/{id}/mark-sent',
    body: markSentForm,
    answer: wholeReport,
    creates: true,
    changes: ['reports'],
  }),
}
