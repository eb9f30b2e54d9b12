// English texts that replace the answer of an agent when no model can answer.
import type { UnavailableTexts } from '../agent-instructions.ts';

export const unavailableTexts: UnavailableTexts = {
  no_model:
    'Thank you for writing. AI isn’t available here, so I can’t answer you. What you wrote is saved, and you can still use prayer, the Bible and your notes. If you are in distress or in danger, please talk to a person you trust now, or call your country’s emergency number.',
  failed:
    'I’m sorry, I couldn’t answer. What you wrote is saved. Please write again in a little while. If it’s urgent, please talk to a person you trust.',
  budget_spent:
    'I’m sorry, today’s AI limit is reached. What you wrote is saved. Please come back tomorrow. If it’s urgent, please talk to a person you trust.',
};
