// Chooses the dialog of a log-out: for data that is on this device only, or for private entries.
import type { LogOutQuestion } from './start-log-out.ts';
import { PrivateLogOut } from './private-log-out.tsx';
import { UnsyncedLogOut } from './unsynced-log-out.tsx';

interface LogOutQuestionDialogProps {
  question: LogOutQuestion;
  onChange: (question: LogOutQuestion) => void;
  onStay: () => void;
}

export function LogOutQuestionDialog({ question, onChange, onStay }: LogOutQuestionDialogProps) {
  return question.unsyncedCount > 0 ? (
    <UnsyncedLogOut {...question} onStay={onStay} />
  ) : (
    <PrivateLogOut
      onUnsynced={(unsyncedCount) => onChange({ ...question, unsyncedCount })}
      onStay={onStay}
    />
  );
}
