import { check } from '../fault.ts'
import type { Fields } from '../fields.ts'
import { Email, password } from '../text.ts'
import { z } from '../zod.ts'

const Login = z.object({ email: Email, password: password() })

export const checkLogin = (fields: Fields) => check(Login, fields)
