import { scheduled as runScheduled } from './backend/scheduled.ts'
import { Vars, type Bindings } from './env.ts'

/** The clock's minute. With a remote shop there is nothing of ours to look after. */
export async function scheduled(controller: ScheduledController, env: Bindings): Promise<void> {
  if (Vars.parse(env).STORE_API_URL) return
  await runScheduled(env, new Date(controller.scheduledTime))
}
