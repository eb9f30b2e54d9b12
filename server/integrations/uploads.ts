// Core.UploadFile, UploadPrivateFile and CreateFileSignedUrl.
import { longestLink } from '../files/files.ts';
import { mustHaveFile, readForm } from '../multipart.ts';
import { badParameter, isLeftOut, mustBeText, mustBeWhole } from '../parameters.ts';
import type { StoredFile } from '../store/file-store.ts';
import type { Integration, IntegrationCall, IntegrationParts } from './integration.ts';
import { mustBeSignedIn, parametersOf } from './named.ts';

const usualLink = 300;

export const uploadFile: Integration = async (parts, call) => ({ file_url: parts.files.urlOf(await keepUpload(parts, call, { name: 'UploadFile', isPrivate: false })) });

export const uploadPrivateFile: Integration = async (parts, call) => ({ file_uri: parts.files.uriOf(await keepUpload(parts, call, { name: 'UploadPrivateFile', isPrivate: true })) });

export const createFileSignedUrl: Integration = async ({ files }, { request, caller: anyone }) => {
  const caller = mustBeSignedIn(anyone);
  const parameters = parametersOf('CreateFileSignedUrl', request.body);
  const uri = mustBeText(parameters, 'file_uri', 1_000);
  const seconds = isLeftOut(parameters['expires_in']) ? usualLink : mustBeWhole(parameters, 'expires_in');
  if (seconds < 1 || seconds > longestLink) throw badParameter('expires_in', `a number of seconds from 1 to ${longestLink}`);
  return { signed_url: await files.sign(caller, uri, seconds) };
};

async function keepUpload({ files, settings }: IntegrationParts, { request, caller: anyone }: IntegrationCall, { name, isPrivate }: { name: string; isPrivate: boolean }): Promise<StoredFile> {
  const caller = mustBeSignedIn(anyone);
  if (!request.isMultipart()) {
    parametersOf(name, request.body);
    throw badParameter('file', 'a file, in a form (multipart/form-data)');
  }
  const form = await readForm(request, { largestFile: settings.largestUpload, files: 1 });
  return files.keep(caller, mustHaveFile(form, 'file'), isPrivate);
}
