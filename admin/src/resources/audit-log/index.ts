import History from '@mui/icons-material/HistoryOutlined';
import type { ResourceProps } from 'react-admin';
import { AuditLogList } from './audit-log-list';

export const auditLog: ResourceProps = { name: 'audit-log', icon: History, list: AuditLogList };
