import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import {
  findInquiry,
  latestInquiries,
  type InquiryRow,
} from '#worker/backend/inquiry/stored-inquiries.ts'
import { listLimit } from './list-limit.ts'

const Limit = listLimit(50)
/** The start of an id, which identifies an inquiry if it is unique. */
const SHORT_ID = /^[0-9a-f]{6,32}$/

/** Inquiries for operators: the newest ones, or one by id. */
export const inquiryOps = backendFactory
  .createApp()
  .get('/_ops/inquiries', async (c) => {
    const rows = await latestInquiries(c.env.DB, Limit.parse(c.req.query('limit')))
    return c.json({ inquiries: rows.map(inquiryStruct) })
  })
  .get('/_ops/inquiries/:id', async (c) => {
    const id = c.req.param('id').toLowerCase()
    const row = SHORT_ID.test(id) ? await findInquiry(c.env.DB, id) : null
    if (row) return c.json(inquiryStruct(row))
    const detail = `No inquiry, or more than one, has the id ${id.slice(0, 40)}.`
    return storeApiError(c, { status: 404, code: '0', detail })
  })

function inquiryStruct({ receivedAt, ...row }: InquiryRow) {
  return { ...row, receivedAt }
}
