/** Whether a check is made whole, as `npm run test:long` asks for, or by the sample that `npm test` has time for. */
export const isLong: boolean = process.env['LONG'] === '1'
